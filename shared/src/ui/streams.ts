/** The parts of RxJS that bus, session and reference data use. */
export {
  BehaviorSubject,
  Observable,
  of,
  Subject,
  switchMap,
} from 'rxjs';
