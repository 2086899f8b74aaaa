import { chakra } from '@chakra-ui/react';
import { FeedbackSamples } from './FeedbackSamples';
import { FieldSamples } from './FieldSamples';
import { OverlaySamples } from './OverlaySamples';
import { ShellSamples } from './ShellSamples';
import { StateSamples } from './StateSamples';
import { WizardSamples } from './WizardSamples';

/** Every component in every state; served in development only. */
export function GalleryPage() {
  return (
    <chakra.main maxW="content" mx="auto" p={{ base: '4', md: '8' }} display="grid" gap="6">
      <chakra.h1 fontSize="2xl">Componentes</chakra.h1>
      <FieldSamples />
      <StateSamples />
      <WizardSamples />
      <FeedbackSamples />
      <OverlaySamples />
      <ShellSamples />
    </chakra.main>
  );
}
