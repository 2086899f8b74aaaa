import type { Answers } from '../../../engine/index';
import type { WizardHost } from '../../../renderers';
import { createStore } from '../../../src/shared/createStore';

export interface Question {
  readonly id: number;
  readonly source: string;
  readonly request: Answers;
  readonly answer: (data: unknown) => void;
  /** An empty message is a plain failure. */
  readonly fail: (message: string) => void;
}

/** A wizard host in which a person answers for the sources. Files stay in this page. */
export class OpenQuestions implements WizardHost {
  private readonly store = createStore<readonly Question[]>([]);
  private readonly files = new Map<string, File>();
  private readonly asked = new Map<string, Promise<unknown>>();
  private last = 0;

  readonly read = this.store.read;
  readonly subscribe = this.store.subscribe;

  /** A repeated request that still waits is not asked twice. */
  readonly lookup = (source: string, request: Answers): Promise<unknown> => {
    const key = JSON.stringify([source, request]);
    const asked = this.asked.get(key) ?? this.ask(source, request);
    this.asked.set(key, asked);
    const forget = () => void this.asked.delete(key);
    asked.then(forget, forget);
    return asked;
  };

  readonly upload = async (file: File) => {
    const id = `local-${++this.last}`;
    this.files.set(id, file);
    return { DocumentID: id, DocumentName: file.name };
  };

  readonly openFile: WizardHost['openFile'] = ({ DocumentID }) => {
    const file = this.files.get(DocumentID);
    if (file) window.open(URL.createObjectURL(file), '_blank', 'noopener');
  };

  private ask(source: string, request: Answers): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = ++this.last;
      const done = () => this.store.write(this.read().filter((question) => question.id !== id));
      const answer = (data: unknown) => {
        done();
        resolve(data);
      };
      const fail = (message: string) => {
        done();
        reject(new Error(message));
      };
      this.store.write([...this.read(), { id, source, request, answer, fail }]);
    });
  }
}
