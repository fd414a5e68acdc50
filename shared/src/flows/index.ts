/**
 * What counts as money in, money out and neither, for activity, money over time and totals. Not a facade: each remote
 * bundles what it uses.
 */
export {
  type FlowKind,
  flowDefinition,
  flowNames,
  getTransactionTypeFacts,
  neutralKinds,
} from './flow-kinds.ts';
export {
  type DateRange,
  type DividendPart,
  type Flow,
  type FlowDay,
  type FlowTotal,
  getDividendPart,
  listFlowCurrencies,
  listFlowDays,
  listFlows,
  listFlowsWithin,
  listSteps,
  sumFlows,
} from './flows.ts';
