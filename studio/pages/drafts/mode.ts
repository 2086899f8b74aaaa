/** How a draft is worked on: a file as a form or as text, its golden cases, or a file beside what is in force. */
export type Mode = 'fields' | 'cases' | 'text' | 'compare';
