/**
 * What counts as money in, money out and neither, for activity, net money in and totals. Not a facade: each remote
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
  listFlowMonths,
  listFlows,
  listFlowsWithin,
  sumFlows,
} from './flows.ts';
