/** Names of persons have letters only (decision 30), with what stands between the parts of a name. */
export const personName = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  pattern: "^(?!.*\\p{Default_Ignorable_Code_Point})\\s*\\p{L}[\\p{L}\\p{M}' .-]*$",
} as const;
