import { keyOf } from '../../../shared/requests/localDrafts';

type Word = 'opened' | 'here' | 'gone';

interface Said {
  readonly from: string;
  readonly word: Word;
}

export class DraftWindows {
  private readonly id = crypto.randomUUID();
  private readonly others = new Set<string>();
  private readonly channel: BroadcastChannel;

  constructor(
    uid: string,
    name: string,
    private readonly onOthers: (count: number) => void,
  ) {
    this.channel = new BroadcastChannel(keyOf(uid, name));
    this.channel.addEventListener('message', ({ data }: MessageEvent<Said>) => this.hear(data));
    addEventListener('pagehide', this.leave);
    addEventListener('pageshow', this.enter);
    this.enter();
  }

  readonly close = (): void => {
    this.leave();
    removeEventListener('pagehide', this.leave);
    removeEventListener('pageshow', this.enter);
    this.channel.close();
  };

  private readonly enter = (): void => this.say('opened');

  private readonly leave = (): void => this.say('gone');

  private say(word: Word): void {
    this.channel.postMessage({ from: this.id, word } satisfies Said);
  }

  private hear({ from, word }: Said): void {
    if (word === 'gone') this.others.delete(from);
    else this.others.add(from);
    if (word === 'opened') this.say('here');
    this.onOthers(this.others.size);
  }
}
