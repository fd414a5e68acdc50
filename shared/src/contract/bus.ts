import type { Observable } from 'rxjs';
import type { EventName, EventPayload } from './events.ts';

/** The one channel between remotes (FED-06). */
export interface Bus {
  /** Tells everyone. Throws when the payload is not what the event carries: that is the sender's defect. */
  emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
  /** The event's stream; state events replay the last one to a late subscriber. */
  on<Name extends EventName>(name: Name): Observable<EventPayload<Name>>;
}
