import useSWR from 'swr';
import type { DraftEntry } from '../../../contract/drafts';
import type { LoggedUser } from '../../../contract/people';
import type { TemplateEntry } from '../../../contract/templates';
import { paths } from '../../shared/paths';
import { wizardById } from '../../shared/products/entries';
import { listDrafts } from '../../shared/requests/draftList';
import { draftFacts, draftTitle } from '../../shared/requests/draftWords';
import { formPage } from '../../shared/requests/places';
import { readTemplates } from '../drafts/templates';
import type { Place } from './places';

function draftPlace(draft: DraftEntry): Place {
  const entry = wizardById(draft.Product);
  return {
    group: 'Rascunhos',
    label: draftTitle(draft),
    note: draftFacts(draft),
    to: entry ? formPage(entry) : paths.drafts,
    state: { resume: draft.Key },
  };
}

const templatePlace = (template: TemplateEntry): Place => ({
  group: 'Modelos',
  label: template.Name,
  note: [wizardById(template.Product)?.name, template.InsuredName].filter(Boolean).join(' · '),
  to: paths.drafts,
  template,
});

async function readKept([, uid]: readonly [string, string]): Promise<readonly Place[]> {
  const [templates, { drafts }] = await Promise.all([readTemplates().catch(() => []), listDrafts(uid)]);
  return [...templates.map(templatePlace), ...drafts.map(draftPlace)];
}

export function useKept({ uid, isPhysicalPerson }: LoggedUser, isWanted: boolean): readonly Place[] {
  const key = isWanted && !isPhysicalPerson ? (['palette-kept', uid] as const) : null;
  return useSWR(key, readKept, { revalidateOnFocus: false, shouldRetryOnError: false }).data ?? [];
}
