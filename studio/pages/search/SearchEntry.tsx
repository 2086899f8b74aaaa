import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LONGEST } from '../../search/limits';
import { Button, Field, TextInput, controlAria } from '../../../renderers/ui';
import { paths } from '../../../src/shared/paths';
import drafts from '../drafts/drafts.module.css';

const frame = { id: 'search-entry', label: 'Onde está este texto?' };

/** The way to the search from elsewhere: what is typed is looked for there. */
export function SearchEntry() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  return (
    <search>
      <form
        className={drafts.new}
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(paths.definitionSearch, { state: { Text: text } });
        }}
      >
        <Field {...frame}>
          <TextInput
            {...controlAria(frame)}
            type="search"
            verbatim
            value={text}
            maxLength={LONGEST}
            onChange={setText}
          />
        </Field>
        <Button type="submit" kind="secondary">
          Buscar
        </Button>
      </form>
    </search>
  );
}
