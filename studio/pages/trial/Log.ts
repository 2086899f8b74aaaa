import type { SessionEvent } from '../../../engine/index';
import type { Recording } from '../../cases/recording/composeEvents';

/** Records a trial; it continues over changes of the definition. */
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
