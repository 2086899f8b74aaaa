import type { PreviewBody } from '../../contract/workbench';

/** Whose product the views show: what is in force, or a draft as it stands in the page. */
export type Origin =
  | { readonly product: string; readonly draft?: undefined }
  | {
      readonly product: string;
      readonly draft: string;
      readonly files: PreviewBody['Files'];
      /** Saved versions, so that a save triggers a new request. */
      readonly saved: string;
    };
