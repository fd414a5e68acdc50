/** Streams of the bus, the session and reference data. */
export {
  BehaviorSubject,
  Observable,
  of,
  Subject,
  switchMap,
} from 'rxjs';
