// What the server tells of a box and of a position, beside the view.
export interface PestPack {
  name: string;
  map: PackMap;
  [part: string]: unknown;
}

export interface PackMap {
  capital: { id: string; name: string; x: number; y: number };
  places: { id: string; name: string; size: 'village' | 'town' | 'city'; x: number; y: number; resource: string; port?: string | null }[];
  roads: { ends: [string, string]; color?: string | null }[];
  road_colors: { id: string; name: string }[];
}

export interface Forecast {
  card: string;
  hit: string[];
  people: number;
  roads: [string, string][];
  fall: string[];
  spread: string[];
  seats: { camp: boolean; taken: number; harmful: number; overflow: number }[];
}

export interface Reach {
  place: string;
  steps: number;
  food: number;
  sick: number;
  path: string[];
}

export interface PestStudy {
  forecast: Forecast[];
  cells: unknown[];
  steps: { to: string; way: 'road' | 'capital' | 'jump'; food: number; coins: number; sick: number }[];
  reach: Reach[];
  market: unknown[];
}
