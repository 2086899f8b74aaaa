import type { SummarySection } from '../../../engine/index';
import { beside, gone, type Change } from './Mutant';

export function* summaryMutants(sections: readonly SummarySection[]): Generator<Change> {
  for (const [index, { title, steps = [], fields = [], lines = [] }] of sections.entries()) {
    const at = `/summary/${index}`;
    yield gone(at, `the section ${title}`);
    for (const to of beside(title)) yield { pointer: `${at}/title`, to, says: 'the title is another' };
    for (const [step, id] of steps.entries()) yield gone(`${at}/steps/${step}`, `the step ${id}`);
    for (const [field, path] of fields.entries()) yield gone(`${at}/fields/${field}`, `the question ${path}`);
    for (const [line, { label }] of lines.entries()) {
      yield gone(`${at}/lines/${line}`, `the line ${label}`);
      for (const to of beside(label))
        yield { pointer: `${at}/lines/${line}/label`, to, says: 'the label is another' };
    }
  }
}
