export const isAnswered = ({ data, error }: { data?: unknown; error?: unknown }) =>
  data !== undefined || error !== undefined;
