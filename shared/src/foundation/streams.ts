/**
 * The parts of RxJS that bus, session and reference data use. `sideEffects` of package.json names this file, so that RxJS is
 * bundled as one module: imported by two files it would be nine.
 */
export {
  BehaviorSubject,
  Observable,
  of,
  Subject,
  switchMap,
} from 'rxjs';
