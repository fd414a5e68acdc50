import { Observable, Subject } from '@portal/shared/ui';

/** One event's stream, which may remember its last payload for a late subscriber. */
export class EventStream<Payload> {
  private readonly subject = new Subject<Payload>();
  private current: { readonly payload: Payload } | undefined;

  /** What subscribers get: the remembered payload, if any, and all that follow. */
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
