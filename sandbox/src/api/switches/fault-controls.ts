import {
  type ActiveFault,
  type FaultSetting,
  type Faults,
  faultableEndpoints,
  faultSchema,
} from './faults.ts';

/** Every call as `METHOD /path`, sorted by path. */
const calls = [
  ...new Map(
    faultableEndpoints
      .map(({ method, path }) => [`${method} ${path}`, { method, path }] as const)
      .sort(([, a], [, b]) => a.path.localeCompare(b.path)),
  ).keys(),
];

interface FaultChoice {
  readonly call: string;
  readonly kind: string;
  readonly times?: number | undefined;
  readonly ms?: number | undefined;
  readonly browserTag?: string | undefined;
}

function settingOf({ call, browserTag, ...rest }: FaultChoice): FaultSetting {
  const [method, path] = call.split(' ');
  return faultSchema.parse({ ...rest, visitor: browserTag, method, path });
}

function isVisibleTo(browserTag: string | undefined, { setting }: ActiveFault): boolean {
  return setting.sub === undefined && (setting.visitor === undefined || setting.visitor === browserTag);
}

const callOf = ({ method, path }: FaultSetting): string => `${method ?? 'any'} ${path}`;

/**
 * Returns what the fault page needs: all calls, the active faults, and functions to set and end them. A page sees the
 * faults for all browsers and those for its own browser tag.
 */
export function faultControls(faults: Faults) {
  const visible = (browserTag: string | undefined) =>
    faults.list().filter((fault) => isVisibleTo(browserTag, fault));
  return {
    calls,
    active: (browserTag: string | undefined) =>
      visible(browserTag).map(({ setting, left }) => ({
        call: callOf(setting),
        kind: setting.kind,
        ms: setting.ms,
        left,
        browserTag: setting.visitor,
      })),
    set: (choice: FaultChoice) => faults.set(settingOf(choice)),
    end: (call: string | undefined, browserTag: string | undefined) => {
      for (const { setting } of visible(browserTag))
        if (call === undefined || call === callOf(setting)) faults.set({ ...setting, kind: 'none' });
    },
  };
}
