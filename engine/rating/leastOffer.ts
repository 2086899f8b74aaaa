/** R$ below which there is nothing to offer. */
export const LEAST_OFFER = 0.01;

/** The reason with which a premium below it goes to a person. */
export const NOTHING_TO_PAY = 'O prêmio calculado não chega a um centavo.';
