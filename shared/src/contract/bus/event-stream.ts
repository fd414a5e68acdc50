import { Observable, Subject } from '../../foundation/streams.ts';

/** Stream of one event. It can replay the last payload to a late subscriber. */
export class EventStream<Payload> {
  private readonly subject = new Subject<Payload>();
  private current: { readonly payload: Payload } | undefined;

  /** Emits the stored payload, if any, and every later one. */
  readonly events$ = new Observable<Payload>((subscriber) => {
    if (this.current) subscriber.next(this.current.payload);
    return this.subject.subscribe(subscriber);
  });

  remember(payload: Payload): void {
    this.current = { payload };
  }

  forget(): void {
    this.current = undefined;
  }

  send(payload: Payload): void {
    this.subject.next(payload);
  }

  complete(): void {
    this.subject.complete();
  }
}
