/** What only people of the brokerage enter: the executive desk and the definitions of what is sold. */
export type Room = 'desk' | 'definitions';

interface Role {
  /** What a user's row and answer say of it. */
  readonly flag: `is${Capitalize<string>}`;
  readonly room: Room;
}

/**
 * What somebody of the brokerage may do, by the name that the operator gives it by; who has none of them is a customer.
 * Doors, menus, answers, the operator's command and tests read it; a new role has its column beside it.
 */
export const ROLES = {
  /** Works at the executive desk (decision 46). */
  executive: { flag: 'isExecutive', room: 'desk' },
  /** Edits drafts of product definitions and proposes them. */
  analyst: { flag: 'isAnalyst', room: 'definitions' },
  /** Approves what somebody else proposed, and takes it back. */
  publisher: { flag: 'isPublisher', room: 'definitions' },
} as const satisfies Record<string, Role>;

export type RoleName = keyof typeof ROLES;
type RoleFlag = (typeof ROLES)[RoleName]['flag'];
export type RoleFlags = Record<RoleFlag, boolean>;

const rows: readonly (Role & { readonly flag: RoleFlag })[] = Object.values(ROLES);

export const roleNames = Object.keys(ROLES) as readonly RoleName[];

/** One value for every role's flag. */
export const forRoles = <T>(valueOf: (flag: RoleFlag) => T): Record<RoleFlag, T> =>
  Object.fromEntries(rows.map(({ flag }) => [flag, valueOf(flag)])) as Record<RoleFlag, T>;

/** The flags of the roles that lead into a room. */
export const flagsInto = (into: Room): readonly RoleFlag[] =>
  rows.filter(({ room }) => room === into).map(({ flag }) => flag);

/** Whether a role of the person's leads into a room. */
export const mayEnter = (person: RoleFlags, into: Room): boolean =>
  flagsInto(into).some((flag) => person[flag]);

/** Whether somebody is one of the brokerage's own people, who need no company to be here. */
export const worksHere = (person: RoleFlags): boolean => rows.some(({ flag }) => person[flag]);
