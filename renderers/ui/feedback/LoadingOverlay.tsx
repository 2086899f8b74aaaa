import { chakra } from '@chakra-ui/react';
import { LoaderCircle } from 'lucide-react';

export function LoadingOverlay({ text, detail }: { text: string; detail?: string | undefined }) {
  return (
    <chakra.div
      position="fixed"
      inset="0"
      zIndex="overlay"
      display="grid"
      placeItems="center"
      bg="canvas/82"
      animation="fadeIn 180ms"
      cursor="progress"
    >
      <chakra.div
        role="status"
        display="grid"
        justifyItems="center"
        gap="3"
        p="8"
        textAlign="center"
        color="ink"
      >
        <chakra.span color="primary">
          <LoaderCircle size={36} className="ui-spin" aria-hidden="true" />
        </chakra.span>
        <chakra.p fontWeight="medium">{text}</chakra.p>
        {detail && <chakra.p color="muted">{detail}</chakra.p>}
      </chakra.div>
    </chakra.div>
  );
}
