import { describe, expect, it } from 'vitest';
import { Wizard } from './Wizard';
import { createContext } from '../../engine/session/start';
import { personOf } from '../../studio/cases/persons';
import { DEFAULT_DAY } from '../../studio/cases/run';
import { compileBundle, constantsOf, loadBundles } from '../../engine/publish/loadProducts';
import { readFiles } from '../../engine/publish/readFiles';

const { files } = readFiles('product-schemas');
const definition = compileBundle(loadBundles(files).bundles.get('licitante')!);
const env = { today: DEFAULT_DAY, constants: constantsOf(files), context: createContext(personOf('client')) };
const FIRST = '00000000000191';
const SECOND = '33000167000101';

/** The field key by key, from empty. */
const type = (wizard: Wizard, path: string, text: string) => {
  for (let end = 1; end <= text.length; end += 1) wizard.edit(path, text.slice(0, end));
};

describe('a document typed over another one', () => {
  it('is looked up when it is left, though its field was typed in all the while', () => {
    const wizard = new Wizard(definition, env);
    type(wizard, 'insured.document', FIRST);
    wizard.leave('insured.document');
    expect(wizard.effects).toMatchObject([{ type: 'lookup', request: { cnpj: FIRST } }]);
    const lookup = (wizard.effects[0] as { lookup: string }).lookup;
    wizard.answer(lookup, { nome: 'BANCO UM' });
    expect(wizard.value('insured.name')).toBe('BANCO UM');
    wizard.edit('insured.document', '');
    expect(wizard.value('insured.name')).toBeUndefined();
    type(wizard, 'insured.document', SECOND);
    wizard.leave('insured.document');
    expect(wizard.effects).toMatchObject([{ type: 'lookup', request: { cnpj: SECOND } }]);
    wizard.answer(lookup, { nome: 'EMPRESA DOIS' });
    expect(wizard.value('insured.name')).toBe('EMPRESA DOIS');
  });

  it('is looked up though the first was never answered, and though the name was typed meanwhile', () => {
    const wizard = new Wizard(definition, env);
    type(wizard, 'insured.document', FIRST);
    wizard.leave('insured.document');
    const { lookup } = wizard.effects[0] as { lookup: string };
    const late = wizard.lookup(lookup).key!;
    type(wizard, 'insured.name', 'Saneamento do Litoral');
    wizard.leave('insured.name').answer(lookup, { nome: 'BANCO UM' }, late);
    expect(wizard.value('insured.name')).toBe('Saneamento do Litoral');
    wizard.edit('insured.name', '').edit('insured.document', '');
    type(wizard, 'insured.document', SECOND);
    wizard.leave('insured.document');
    expect(wizard.effects).toMatchObject([{ type: 'lookup', request: { cnpj: SECOND } }]);
    wizard.edit('insured.document', '');
    type(wizard, 'insured.document', FIRST);
    wizard.leave('insured.document');
    expect(wizard.effects).toMatchObject([{ type: 'lookup', request: { cnpj: FIRST } }]);
  });
});
