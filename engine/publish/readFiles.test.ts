import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFiles } from './readFiles';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(folder, 'demo/steps'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string | Buffer): void {
  writeFileSync(join(folder, file), text);
}

describe('readFiles', () => {
  it('reads every JSON file by its path, in one order everywhere', () => {
    write('demo/steps/b.json', '{"b": 1}');
    write('demo/a.json', '[]');
    write('demo/README.md', '# no JSON');
    const { files, faults } = readFiles(folder);
    expect([...files]).toEqual([
      ['demo/a.json', []],
      ['demo/steps/b.json', { b: 1 }],
    ]);
    expect(faults).toEqual([]);
  });

  it('has the same value for a file that is as it was, and another where its text is another', () => {
    write('demo/a.json', '{"a": 1}');
    write('demo/steps/b.json', '{"b": 1}');
    const { files: before } = readFiles(folder);
    write('demo/a.json', '{"a": 2}');
    const { files } = readFiles(folder);
    expect(files.get('demo/a.json')).toEqual({ a: 2 });
    expect(files.get('demo/steps/b.json')).toBe(before.get('demo/steps/b.json'));
  });

  it('says where a file stops being JSON, and reads the others', () => {
    write('demo/a.json', '{\n  "a": 1,\n}');
    write('demo/steps/b.json', '{}');
    const { files, faults } = readFiles(folder);
    expect([...files.keys()]).toEqual(['demo/steps/b.json']);
    expect(faults).toEqual([
      { file: 'demo/a.json', pointer: '', code: 'syntax', message: '"}" cannot stand at line 3, column 1.' },
    ]);
  });

  it('says where a file ends too early', () => {
    write('demo/a.json', '{"a": 1');
    expect(readFiles(folder).faults[0]?.message).toBe(
      'The end of the file cannot stand at line 1, column 8.',
    );
  });

  it('refuses a key that stands twice, of which one would be lost', () => {
    write('demo/a.json', '{"properties": {"name": 1, "name": 2}}');
    const { files, faults } = readFiles(folder);
    expect(files.size).toBe(0);
    expect(faults).toMatchObject([{ pointer: '/properties/name', code: 'repeated-key' }]);
  });

  it.each<[string, Buffer, RegExp]>([
    ['with a byte order mark', Buffer.from('\uFEFF{}'), /byte order mark/],
    ['in UTF-16', Buffer.from('\uFEFF{}', 'utf16le'), /UTF-16/],
    ['in Latin-1', Buffer.from('{\n"title": "Pr\u00eamio"}', 'latin1'), /from line 2, column 13 on/],
  ])('refuses a file %s', (_how, bytes, message) => {
    write('demo/a.json', bytes);
    const { files, faults } = readFiles(folder);
    expect(files.size).toBe(0);
    expect(faults).toMatchObject([
      { file: 'demo/a.json', code: 'encoding', message: expect.stringMatching(message) as string },
    ]);
  });
});
