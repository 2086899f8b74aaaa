/** Statuses of a complaint or suggestion (specification 1 §6): open until the brokerage has answered. */
export const complaintStatuses = ['analysing', 'answered'] as const;

export type ComplaintStatus = (typeof complaintStatuses)[number];

export const complaintLabels: Readonly<Record<ComplaintStatus, string>> = {
  analysing: 'Em Análise',
  answered: 'Respondida',
};
