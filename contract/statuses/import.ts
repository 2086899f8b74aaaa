/** States of a policy that a customer imported (decision 39): a person has yet to look at it, took it in, or refused. */
export const importStatuses = ['waiting', 'accepted', 'refused'] as const;

export type ImportStatus = (typeof importStatuses)[number];

export const importLabels: Readonly<Record<ImportStatus, string>> = {
  waiting: 'Em validação',
  accepted: 'Aceita',
  refused: 'Recusada',
};
