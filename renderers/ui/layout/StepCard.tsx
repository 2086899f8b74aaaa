import { chakra } from '@chakra-ui/react';
import { Check, ChevronDown, PencilLine } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { useBegun } from '../motion/useBegun';
import { useHeightChange } from '../motion/useHeightChange';
import { Button } from './Button';
import { StepPart } from './StepPart';
import { Digest, Place, StepFrame, StepMark, StepTitle } from './stepParts';

export type StepState = 'pending' | 'open' | 'done';

export interface StepCardProps {
  id: string;
  number: number;
  steps: number;
  title: string;
  state: StepState;
  digest?: readonly string[];
  summary?: ReactNode;
  note?: ReactNode;
  /** Without it a step that is not open has no 'Editar'. */
  onEdit?: (() => void) | undefined;
  actions?: ReactNode;
  /** Takes focus when the step opens (the heading has tabindex -1). */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  children?: ReactNode;
}

export function StepCard({ headingRef, ...props }: StepCardProps) {
  const { id, state, title } = props;
  const [expanded, setExpanded] = useState(false);
  const shown = state === 'done' && expanded;
  const comes = useBegun().current ? 'fade' : 'stand';
  const box = useHeightChange(`${state} ${shown}`);
  return (
    <StepFrame ref={box} id={id} state={state} as="section" aria-labelledby={`${id}-title`}>
      <chakra.header display="flex" flexWrap="wrap" alignItems="flex-start" columnGap="3">
        <StepMark state={state}>
          {state === 'done' ? <Check size={18} aria-hidden="true" /> : props.number}
        </StepMark>
        <StepTitle id={`${id}-title`} ref={headingRef} tabIndex={-1}>
          {title}
          <span className="ui-hidden">{stateWords[state]}</span>
        </StepTitle>
        {state === 'open' && (
          <Place className="ui-figures">{`Etapa ${props.number} de ${props.steps}`}</Place>
        )}
        {state !== 'open' && props.onEdit && <EditButton title={title} onEdit={props.onEdit} />}
        {state === 'done' && !shown && <Digest lines={props.digest ?? []} />}
      </chakra.header>
      {props.note && (
        <chakra.div mt="3" css={{ '&:empty': { display: 'none' } }}>
          {props.note}
        </chakra.div>
      )}
      {state === 'done' && props.summary && (
        <SummaryToggle id={id} title={title} shown={shown} onToggle={() => setExpanded(!shown)} />
      )}
      {shown && (
        <StepPart within={box} comes={comes} id={`${id}-summary`} mt="3" ps={{ sm: '11' }}>
          {props.summary}
        </StepPart>
      )}
      {state === 'open' && (
        <StepPart within={box} comes={comes} mt="5">
          {props.children}
        </StepPart>
      )}
      {state === 'open' && props.actions && <StepActions>{props.actions}</StepActions>}
    </StepFrame>
  );
}

const stateWords: Record<StepState, string> = { pending: ' (pendente)', open: '', done: ' (concluída)' };

const EditButton = ({ title, onEdit }: { title: string; onEdit: () => void }) => (
  <Button kind="quiet" size="sm" icon={<PencilLine size={16} aria-hidden="true" />} onClick={onEdit}>
    Editar<span className="ui-hidden"> {title}</span>
  </Button>
);

function SummaryToggle(props: { id: string; title: string; shown: boolean; onToggle: () => void }) {
  return (
    <chakra.button
      type="button"
      aria-expanded={props.shown}
      aria-controls={props.shown ? `${props.id}-summary` : undefined}
      onClick={props.onToggle}
      display="inline-flex"
      alignItems="center"
      gap="1"
      mt="1"
      ms={{ base: '0', sm: '11' }}
      minH="6"
      fontSize="sm"
      fontWeight="medium"
      color="primary"
      borderRadius="sm"
      cursor="pointer"
      _hover={{ textDecoration: 'underline' }}
    >
      {props.shown ? 'Ocultar resumo' : 'Ver resumo'}
      <span className="ui-hidden"> {props.title}</span>
      <chakra.span transform={props.shown ? 'rotate(180deg)' : undefined} aria-hidden="true">
        <ChevronDown size={16} />
      </chakra.span>
    </chakra.button>
  );
}

const StepActions = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    mt: '6',
    pt: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    bg: 'surface',
    position: { base: 'sticky', sm: 'static' },
    bottom: '0',
    mx: { base: '-4', sm: '0' },
    mb: { base: '-4', sm: '0' },
    px: { base: '4', sm: '0' },
    pb: { base: '4', sm: '0' },
    borderBottomRadius: { base: 'lg', sm: 'none' },
    zIndex: 'sticky',
  },
});
