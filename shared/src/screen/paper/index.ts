/** Documents for paper. Not a facade: each remote bundles what it uses, in lazy chunks. */
export type { OrderPrice, PaperOrder } from './order-lines.ts';
export { PaperOrders } from './orders.tsx';
export { Paper } from './paper.tsx';
export {
  PaperBox,
  PaperFact,
  PaperFacts,
  PaperNote,
  PaperSection,
  PaperSignatures,
  PaperTable,
} from './parts.tsx';
