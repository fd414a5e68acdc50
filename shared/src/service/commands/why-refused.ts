import { type ApiError, unsentFieldText } from '@portal/shared/calls';

/** Returns the label of a field by its name at the wire, if it is known. */
export type LabelOf = (field: string) => string | undefined;

/**
 * Returns the sentence that says why a command was refused: by the portal itself, which names the field that it could
 * not send, or else `byService`, the caller's sentence for a refusal by the service. A field without a label
 * (`labelOf`) is named by the words of its name.
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
