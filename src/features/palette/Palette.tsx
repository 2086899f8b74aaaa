import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LoggedUser } from '../../../contract/people';
import { Dialog, ListSearch } from '../../../renderers/ui';
import { useUser } from '../../shared/user/useUser';
import { matching, placesOf } from './places';
import { useFound } from './useFound';

/** Ctrl+K: leads to any page, product, request or policy in one's sight by a few letters. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { user } = useUser();
  return (
    <Dialog title="Ir para" onClose={onClose} width="36rem">
      {user && <Finder user={user} onClose={onClose} />}
    </Dialog>
  );
}

function Finder({ user, onClose }: { user: LoggedUser; onClose: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { places: found, isLooking } = useFound(user, text);
  const lines = [...matching(placesOf(user), text), ...found].map((place) => ({
    ...place,
    key: `${place.to} ${place.label}`,
  }));
  const nothing = lines.length === 0 ? 'Nada encontrado. Tente outras palavras.' : '';
  return (
    <ListSearch
      label="Página, produto, número, nome ou CPF/CNPJ"
      text={text}
      onText={setText}
      lines={lines}
      status={isLooking ? 'Buscando…' : nothing}
      onPick={({ to }) => {
        onClose();
        void navigate(to);
      }}
    />
  );
}
