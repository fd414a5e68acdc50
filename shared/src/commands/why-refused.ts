import { type ApiError, unsentFieldText } from '@portal/shared/calls';

/** Returns the label of a field by its name at the wire, if it is known. */
export type LabelOf = (field: string) => string | undefined;

/**
 * Returns why a command was refused: by the portal itself, which names the field, or by the service, as `byService` says. A
 * field without a label is named by the words of its name.
 */
export const whyRefused = (
  { kind, message, field }: Pick<ApiError, 'kind' | 'message' | 'field'>,
  byService: string,
  labelOf: LabelOf = () => undefined,
): string => {
  if (kind !== 'request') return byService;
  const label = field === undefined ? undefined : labelOf(field);
  return label === undefined ? message : unsentFieldText(label);
};
