import { UpdatesPrompt } from '../features/portal-updates/UpdatesPrompt';
import { SurveyPrompt } from '../features/survey/SurveyPrompt';
import { TermsPrompt } from '../features/terms/TermsPrompt';

export function LayoutPrompts() {
  return (
    <>
      <TermsPrompt />
      <UpdatesPrompt />
      <SurveyPrompt />
    </>
  );
}
