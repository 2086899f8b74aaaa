import type { PreviewBody } from '../../contract/workbench';

/** Whose product the views show: what is in force, or a draft as it stands in the page. */
export type Origin =
  | { readonly product: string; readonly draft?: undefined }
  | {
      readonly product: string;
      readonly draft: string;
      /** What is typed and not saved, by file. */
      readonly files: PreviewBody['Files'];
      /** Versions of the saved files, so that what is saved is asked for again. */
      readonly saved: string;
    };
