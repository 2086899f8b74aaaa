// Plain JavaScript, because a worker thread starts without the TypeScript loader of its parent.
import { parentPort, workerData } from 'node:worker_threads';
import { readPdf } from './readPdf.mjs';

parentPort.postMessage(await readPdf(workerData));
