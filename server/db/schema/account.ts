import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { instant } from './columns';

export const contacts = pgTable(
  'contacts',
  {
    id: uuid().primaryKey().defaultRandom(),
    role: text({ enum: ['executive', 'assistant', 'superintendent'] }).notNull(),
    /** An assistant reports to the executive, an executive to the superintendent. */
    reportsTo: uuid('reports_to').references((): AnyPgColumn => contacts.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    cellPhone: text('cell_phone'),
    section: text(),
    photoFull: text('photo_full'),
    photoStandard: text('photo_standard'),
  },
  (table) => [
    index('contacts_reports_to').on(table.reportsTo),
    check('contacts_role', sql`${table.role} in ('executive', 'assistant', 'superintendent')`),
  ],
);

/** Who signs in. The key is the identity provider's uid; an e-mail is stored in lower case. */
export const users = pgTable(
  'users',
  {
    uid: text().primaryKey(),
    email: text().notNull().unique(),
    name: text().notNull(),
    cpfCnpj: text('cpf_cnpj'),
    phone: text(),
    mobilePhone: text('mobile_phone'),
    phone2: text(),
    mobilePhone2: text('mobile_phone2'),
    avatar: text(),
    isExecutive: boolean('is_executive').notNull().default(false),
    isAnalyst: boolean('is_analyst').notNull().default(false),
    isPublisher: boolean('is_publisher').notNull().default(false),
    isResponsibleClient: boolean('is_responsible_client').notNull().default(false),
    newUser: boolean('new_user').notNull().default(true),
    newExecutiveNotification: boolean('new_executive_notification').notNull().default(false),
    acceptedTermsVersion: text('accepted_terms_version'),
    updateDeniedAt: instant('update_denied_at'),
    cep: text(),
    place: text(),
    number: text(),
    complement: text(),
    district: text(),
    state: text(),
    city: text(),
    /** When name, phones, e-mail and address were last confirmed; outdated 12 months later (decision 41). */
    dataUpdatedAt: instant('data_updated_at').notNull().defaultNow(),
    /** The account was closed: nobody signs in with it and its personal data is gone. */
    closedAt: instant('closed_at'),
    /** The company that a self-registered person says to act for, until an executive nominates them (decision 43). */
    companyDocument: text('company_document'),
    companyName: text('company_name'),
    /** Null until a self-registered person has followed the link sent to the e-mail. */
    emailConfirmedAt: instant('email_confirmed_at').defaultNow(),
    /** Null while the portal never set it; a password grows old from here. */
    passwordChangedAt: instant('password_changed_at'),
    /** When the user was last here, to the day; null while they never signed in. */
    lastLoginAt: instant('last_login_at'),
    /**
     * Older sessions must sign in again: after a new password or sign-out everywhere. In the far future while an
     * account that somebody else may have made waits for proof that the e-mail is this person's.
     */
    sessionsEndedAt: instant('sessions_ended_at'),
    /** From then on the person is refused with "Acesso expirado"; null = no end. */
    accessEndsAt: instant('access_ends_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('users_executives')
      .on(table.email)
      .where(sql`${table.isExecutive}`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

/** Who did it. */
export const userRef = (name: string) => text(name).references(() => users.uid);

/** Whose row this is: it goes with them. */
export const ownerRef = (name = 'user_uid') =>
  text(name)
    .notNull()
    .references(() => users.uid, { onDelete: 'cascade' });

/** A company (14 characters, letters allowed) or a natural person (11 digits) that buys insurance. */
export const clients = pgTable(
  'clients',
  {
    document: text().primaryKey(),
    name: text().notNull(),
    lead: boolean().notNull().default(false),
    invoiceBilling: boolean('invoice_billing').notNull().default(false),
    executiveId: uuid('executive_id').references(() => contacts.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('clients_executive').on(table.executiveId),
    check('clients_document', sql`${table.document} ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'`),
  ],
);

/** The nomination of a user to a client: what the user may see follows from these rows alone. */
export const userClients = pgTable(
  'user_clients',
  {
    userUid: ownerRef(),
    clientDocument: text('client_document')
      .notNull()
      .references(() => clients.document, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userUid, table.clientDocument] }),
    index('user_clients_client').on(table.clientDocument),
  ],
);
