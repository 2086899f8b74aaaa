import type { SessionEvent } from '../../../engine/index';
import type { Recording } from '../../cases/recording/composeEvents';

/** What was done in the wizard of a trial since it was begun; a change of the definition goes on with it. */
export class Log {
  private recording: Recording = { events: [] };

  readonly read = (): Recording => this.recording;

  begin(begun: Recording['begun']): void {
    this.recording = { begun, events: [] };
  }

  readonly add = (event: SessionEvent): void => {
    this.recording = { ...this.recording, events: [...this.recording.events, event] };
  };
}
