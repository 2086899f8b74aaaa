import { UpdatesPrompt } from '../features/portal-updates/UpdatesPrompt';
import { SurveyPrompt } from '../features/survey/SurveyPrompt';
import { TermsPrompt } from '../features/terms/TermsPrompt';

/** The modals that open by themselves on any private page; they take turns (shared/prompts). */
export function LayoutPrompts() {
  return (
    <>
      <TermsPrompt />
      <UpdatesPrompt />
      <SurveyPrompt />
    </>
  );
}
