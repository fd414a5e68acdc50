import { type Operation, parameterNames } from './openapi.ts';
import type { RawRequest, Route } from './route.ts';

/** One path and method with all its routes. */
export interface RoutedOperation extends Operation {
  readonly routes: readonly Route[];
}

/** Returns all operations: routes by method and path. Routes that share both have different queries. */
export function routedOperations(routes: readonly Route[]): readonly RoutedOperation[] {
  const groups = new Map<string, RoutedOperation>();
  for (const route of routes) {
    const { method, path } = route.endpoint;
    const group = groups.get(`${method} ${path}`);
    groups.set(`${method} ${path}`, {
      method,
      path,
      needsToken: route.needsToken,
      routes: [...(group?.routes ?? []), route],
      endpoints: [...(group?.endpoints ?? []), route.endpoint],
    });
  }
  return [...groups.values()];
}

/**
 * Returns the route of an operation whose query fits the request. When none fits, it is the route that knows the most
 * of the given parameters, so that its errors name the wrong ones. @throws Error when the operation has no route
 */
export function routeFor({ routes: candidates }: RoutedOperation, request: RawRequest): Route {
  const used = Object.keys(asRecord(request.query));
  const known = ({ endpoint }: Route) => parameterNames(endpoint.query).filter((name) => used.includes(name));
  const [nearest] = [...candidates].sort((a, b) => known(b).length - known(a).length);
  const fitting = candidates.find((route) => route.accepts(request)) ?? nearest;
  if (!fitting) throw new Error('A path is served by no route.');
  return fitting;
}

/** Returns the value if it is an object; an empty object for anything else. */
export function asRecord(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
