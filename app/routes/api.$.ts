const answer = () =>
  new Response("Not found.", { status: 404, headers: { "Content-Type": "text/plain" } });

export const loader = answer;
export const action = answer;
