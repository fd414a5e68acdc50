import * as remote from './index.ts';
import { knownPlaces } from './known-places.ts';

test('every place that a remote can fill is known, with the schema of what its fillings say', () => {
  const places = Object.values(remote).flatMap((each) => ('id' in each ? each.id : []));
  expect([...knownPlaces.keys()].sort()).toEqual(places.sort());
});
