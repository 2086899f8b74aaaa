import { answerThread } from '../../infra/threads/answerThread';
import { looking } from './look';
import type { Asked } from './lookThread';

answerThread<Asked, unknown>(({ kind, question }) => looking[kind](question as never));
