import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LoggedUser } from '../../../contract/people';
import { Dialog, ListSearch, toast } from '../../../renderers/ui';
import { describeError } from '../../shared/api/describeError';
import { chooseTheme } from '../../shared/layout/theme';
import { useRepeat } from '../../shared/requests/useRepeat';
import { useRepeatRequest } from '../../shared/requests/useRepeatRequest';
import { useUser } from '../../shared/user/useUser';
import { readTemplate } from '../drafts/templates';
import { matching } from './matching';
import { actionsOf, placesOf, type Place, type Target } from './places';
import { recentPlaces } from './recent';
import { LEAST, SHOWN, useFound } from './useFound';
import { useKept } from './useKept';
import { visitedBy } from '../../shared/auth/visited';

interface PaletteProps {
  readonly typed: string;
  readonly onClose: () => void;
}

/** Ctrl+K: finds any page, product, draft, template, request or policy visible to the user. */
export function Palette(props: PaletteProps) {
  const { user } = useUser();
  return (
    <Dialog title="Ir para" onClose={props.onClose} width="36rem">
      {user && <Finder user={user} {...props} />}
    </Dialog>
  );
}

function offered(user: LoggedUser, text: string): readonly Place[] {
  const places = placesOf(user);
  if (text.trim() !== '') return matching(places, text);
  return [...recentPlaces(visitedBy(user.uid), places, user), ...actionsOf(places)];
}

const keyOf = ({ group, to, label, template, state, theme }: Place) =>
  [group, to, label, template?.Id, state && 'resume' in state && state.resume, theme].join(' ');

function Finder({ user, typed, onClose }: PaletteProps & { user: LoggedUser }) {
  const open = useOpenPlace();
  const [text, setText] = useState(typed);
  const [begun, setBegun] = useState(typed);
  // A key pressed while the dialog is there and does not have the focus yet comes this way too.
  if (typed !== begun) {
    setBegun(typed);
    if (text === begun) setText(typed);
  }
  const { places: found, isLooking } = useFound(user, text);
  const kept = useKept(user, text.trim().length >= LEAST);
  const own = text.trim().length >= LEAST ? matching(kept, text).slice(0, SHOWN) : [];
  const lines = [...offered(user, text), ...own, ...found].map((place) => ({ ...place, key: keyOf(place) }));
  const nothing = lines.length === 0 ? 'Nada encontrado. Tente outras palavras.' : '';
  return (
    <ListSearch
      label="Página, produto, número, nome ou CPF/CNPJ"
      text={text}
      onText={setText}
      lines={lines}
      status={isLooking ? 'Buscando…' : nothing}
      onPick={(place, verb) => {
        onClose();
        open(place.verbs?.[verb] ?? place);
      }}
    />
  );
}

function useOpenPlace() {
  const navigate = useNavigate();
  const repeat = useRepeat();
  const again = useRepeatRequest();
  return ({ to, state, template, repeats, theme }: Target) => {
    if (theme) return chooseTheme(theme);
    if (repeats) return again.repeat(repeats);
    if (!template) return void navigate(to, { state });
    readTemplate(template).then(
      (answers) => repeat(answers, `Modelo ${template.Name}`),
      (error: unknown) => toast('danger', describeError(error).message),
    );
  };
}
