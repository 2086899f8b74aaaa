export interface Resource {
  stop(): Promise<void>;
}

/** What was started, in order; stopping goes backwards and waits for what is still starting. */
export class Resources {
  private readonly started: Promise<Resource>[] = [];
  private stopped: Promise<void> | undefined;

  /**
   * Remembers a start and returns it; once stopping has begun the returned promise never settles with what was
   * started.
   */
  add<R extends Resource>(start: Promise<R>): Promise<R> {
    this.started.push(start);
    const halted = new Promise<never>(() => undefined);
    const handed = start.then((resource) => (this.stopped ? halted : resource));
    // The caller that awaits it sees the failure; here it only means that there is nothing to stop.
    handed.catch(() => undefined);
    return handed;
  }

  /** Stops everything once, last started first; one that cannot be stopped does not keep the others running. */
  stopAll(): Promise<void> {
    this.stopped ??= this.stopBackwards();
    return this.stopped;
  }

  private async stopBackwards(): Promise<void> {
    // Taken from the end one by one: a start that was under way may still add what it goes on to start.
    for (let last = this.started.pop(); last; last = this.started.pop()) {
      await last.then((resource) => resource.stop()).catch(() => undefined);
    }
  }
}
