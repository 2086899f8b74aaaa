import { chakra } from '@chakra-ui/react';
import { FeedbackSamples } from './FeedbackSamples';
import { FieldSamples } from './FieldSamples';
import { ShellSamples } from './ShellSamples';
import { WizardSamples } from './WizardSamples';

/** Every component in every state; served in development only. */
export function GalleryPage() {
  return (
    <chakra.main maxW="content" mx="auto" p={{ base: '4', md: '8' }} display="grid" gap="6">
      <h1>Componentes</h1>
      <FieldSamples />
      <WizardSamples />
      <FeedbackSamples />
      <ShellSamples />
    </chakra.main>
  );
}
