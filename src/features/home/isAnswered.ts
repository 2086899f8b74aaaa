/** Whether a call came back; a failure is an answer. */
export const isAnswered = ({ data, error }: { data?: unknown; error?: unknown }) =>
  data !== undefined || error !== undefined;
