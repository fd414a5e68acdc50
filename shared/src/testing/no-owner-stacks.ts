/**
 * Setup of Jest's tests in jsdom. React's development build captures a stack for every element, which takes an eighth of
 * these tests' time. After 10,000 elements in a second it goes without; here it goes without from the first. Where React
 * has renamed its counter, this changes nothing.
 */
import * as React from 'react';

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
