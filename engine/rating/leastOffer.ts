/** R$ below which there is nothing to offer. */
export const LEAST_OFFER = 0.01;
