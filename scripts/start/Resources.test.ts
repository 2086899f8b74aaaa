import { describe, expect, it } from 'vitest';
import { Resources, type Resource } from './Resources';

const noop = async (): Promise<void> => undefined;

describe('Resources', () => {
  it('are stopped backwards, also those still starting, and only once', async () => {
    const stops: string[] = [];
    const resource = (name: string) => ({ stop: async () => void stops.push(name) });
    const resources = new Resources();
    let finishStart = (): void => undefined;
    void resources.add(Promise.resolve(resource('first')));
    void resources.add(new Promise<Resource>((resolve) => (finishStart = () => resolve(resource('late')))));
    const stopped = resources.stopAll();
    expect(stops).toEqual([]);
    finishStart();
    await Promise.all([stopped, resources.stopAll()]);
    expect(stops).toEqual(['late', 'first']);
  });

  it('are handed to whoever started them only until they are being stopped', async () => {
    const goesOn: string[] = [];
    const resources = new Resources();
    let finishStart = (): void => undefined;
    const early = resources.add(Promise.resolve({ stop: noop }));
    const late = resources.add(
      new Promise<Resource>((resolve) => (finishStart = () => resolve({ stop: noop }))),
    );
    void early.then(() => goesOn.push('early'));
    void late.then(() => goesOn.push('late'));
    await early;
    const stopped = resources.stopAll();
    finishStart();
    await stopped;
    expect(goesOn).toEqual(['early']);
  });

  it('that are added while others are being stopped are stopped too', async () => {
    let stopped = false;
    const resources = new Resources();
    const addMore = async (): Promise<void> =>
      void resources.add(Promise.resolve({ stop: async () => void (stopped = true) }));
    void resources.add(Promise.resolve({ stop: addMore }));
    await resources.stopAll();
    expect(stopped).toBe(true);
  });

  it('that never started or cannot be stopped do not keep the others running', async () => {
    let stopped = false;
    const resources = new Resources();
    void resources.add(Promise.resolve({ stop: async () => void (stopped = true) }));
    resources.add(Promise.reject(new Error('no start'))).catch(() => undefined);
    void resources.add(Promise.resolve({ stop: () => Promise.reject(new Error('stuck')) }));
    await resources.stopAll();
    expect(stopped).toBe(true);
  });
});
