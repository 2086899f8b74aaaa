import { readFileSync } from 'node:fs';
import { fireEvent, getByLabelText, getByRole, queryByLabelText, waitFor } from '@testing-library/dom';
import { JSDOM } from 'jsdom';

// Fills the page of examples/two-steps, whose script is the argument, and prints what was seen. A process of its own: jsdom
// takes the globals of Node for those of its page, and other tests of a worker add to them.
const { window } = new JSDOM('<!doctype html><div id="app"></div>', {
  runScripts: 'outside-only',
  pretendToBeVisual: true,
  url: 'http://localhost/',
});
window.eval(readFileSync(process.argv[2], 'utf8'));
const { body } = window.document;
const patience = { container: body, timeout: 30_000 };
const seen = [];
const see = async (role, name) =>
  seen.push(await waitFor(() => getByRole(body, role, name ? { name } : {}).textContent, patience));
const press = (name) => fireEvent.click(getByRole(body, 'button', { name }));
const type = (label, value) => fireEvent.change(getByLabelText(body, label), { target: { value } });

await see('heading', 'Who comes');
press('Continue');
await see('alert');
type(/Name/, 'Ana');
press('Continue');
await see('heading', 'When');
seen.push(queryByLabelText(body, /Note/) ? 'a note' : 'no note');
type(/Day/, '2001-01-01');
press('Continue');
await see('alert');
press('Back');
await see('heading', 'Who comes');
type(/Guests/, 'two');
press('Continue');
await see('heading', 'When');
type(/Note/, 'By train');
type(/Day/, '2999-12-31');
press('Continue');
await see('heading', 'See you, Ana');
process.stdout.write(seen.join('\n'));
window.close();
